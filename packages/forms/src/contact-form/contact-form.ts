import { defineBehaviour } from '@tillkit/mount'
import { manifest } from './manifest.ts'

/** Placeholder. */
export const contactForm = defineBehaviour({
  ...manifest,
  read: () => undefined,
  start: () => undefined,
})
