import { defineBehaviour } from '@tillkit/mount'
import { manifest } from './manifest.ts'
import { bindPalette } from './palette.bind.ts'

/** The colours of an attribute: all that matters of them is read where they are bound. */
export const palette = defineBehaviour<null>({ ...manifest, read: () => null, start: bindPalette })
