import { defineBehaviour } from '@tillkit/mount'
import { manifest } from './manifest.ts'

/** Placeholder. */
export const newsletter = defineBehaviour({
  ...manifest,
  read: () => undefined,
  start: () => undefined,
})
