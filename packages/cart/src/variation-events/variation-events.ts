import { defineBehaviour } from '@tillkit/mount'
import { tellVariations } from '@tillkit/platform/variations'
import { manifest } from './manifest.ts'

/** Tells scripts without jQuery what the platform's form for options says: `tillkit:variation-found`, `-shown`, `-reset`. */
export const variationEvents = defineBehaviour({
  ...manifest,
  read: () => null,
  start: (host) => tellVariations(host.element, host),
})
