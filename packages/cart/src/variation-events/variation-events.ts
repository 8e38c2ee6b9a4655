import { defineBehaviour } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { events } from './anatomy.ts'
import { manifest } from './manifest.ts'

/** The platform's events of a product with options, with what ours say in `detail` beside the form. */
const DESCRIBED = {
  [events.found]: (form: Element, [variation]: readonly unknown[]) => ({ name: 'found', detail: { form, variation } }),
  [events.shown]: (form: Element, [variation, purchasable]: readonly unknown[]) => ({
    name: 'shown',
    detail: { form, variation, purchasable },
  }),
  [events.reset]: (form: Element) => ({ name: 'reset', detail: { form } }),
} as const

/** Tells scripts without jQuery what the platform's form for options says: `tillkit:variation-found`, `-shown`, `-reset`. */
export const variationEvents = defineBehaviour({
  ...manifest,
  read: () => null,
  start(host) {
    const { element } = host
    for (const [type, describe] of Object.entries(DESCRIBED)) {
      onLegacy(element, type, (_event, ...args: unknown[]) => {
        const { name, detail } = describe(element, args)
        element.dispatchEvent(new CustomEvent(`tillkit:variation-${name}`, { bubbles: true, detail }))
      }, host)
    }
  },
})
