/** The builder's object, with the functions that scripts of others call. */
export const PUBLIC = 'wpforms'

/** Where the builder keeps its main script. It does nothing where it finds its object. */
export const MAIN_SCRIPT = '/assets/js/frontend/wpforms.'

/** What a form stands in. */
export const ROOT = '.wpforms-container'

/** Where an object that was made here has its first members, for the unit's code: that comes from another file. */
const STUBBED = Symbol.for('tillkit.stubbed')

/** The members of such an object, in whose place something better may be put; undefined for an object that is not ours. */
export const stubbedIn = (object: object): Readonly<Record<string, unknown>> | undefined => (object as { [STUBBED]?: Readonly<Record<string, unknown>> })[STUBBED]

/**
 * Has a page with a form the builder's object when its HTML is there: for administrators an inline script writes into every form that it is broken where
 * there is none by then.
 */
export function stub(): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', stub, { once: true })
  else if (!(PUBLIC in window) && document.querySelector(ROOT)) makePublicObject()
}

/** Makes the object. The builder's main script, which may come to life at any time, does not find it, and puts its own into its place. */
export function makePublicObject(): Record<string, unknown> {
  const nothing = () => undefined
  const members = { init: nothing, ready: nothing }
  const object = Object.defineProperty({ ...members }, STUBBED, { value: members })
  const define = (how: PropertyDescriptor) => Object.defineProperty(window, PUBLIC, { ...how, configurable: true, enumerable: true })
  define({
    get: () => ((document.currentScript as HTMLScriptElement | null)?.src?.includes(MAIN_SCRIPT) ? undefined : object),
    set: (value) => define({ value, writable: true }),
  })
  return object
}
