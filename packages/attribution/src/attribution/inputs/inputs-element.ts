import { readConfig } from '../config.ts'
import { INPUTS } from '../anatomy.ts'
import { drawInputs, writeInputs, type InputNames, type InputValues } from './input-values.ts'

/** The platform's element, as ours is: what it holds can be set by anybody. */
export interface InputsElement extends HTMLElement {
  values: InputValues | undefined
}

/** Hears of an element that comes into the page, in the same task. */
type Connected = (element: HTMLElement) => void

/** The class of the element, where it is ours. */
interface OwnClass {
  connected?: Connected | undefined
}

/** Marks the class as ours: a browser keeps the first that it is told for as long as the page lasts. */
const OWN = Symbol.for('tillkit-attribution-inputs')

/**
 * Defines the element, where nobody has yet: a name can be given once, and twice throws.
 * @param connected hears of each that comes, from now on; where the class is somebody else's it does not
 * @returns ends the hearing: the element stays defined, and does nothing by itself
 */
export function defineInputs(connected: Connected): () => void {
  if (!customElements.get(INPUTS)) customElements.define(INPUTS, makeClass())
  const its = ownClass()
  if (!its) return () => undefined
  its.connected = connected
  return () => {
    if (its.connected === connected) its.connected = undefined
  }
}

function ownClass(): OwnClass | undefined {
  const its = customElements.get(INPUTS)
  return its && OWN in its ? (its as unknown as OwnClass) : undefined
}

/** Made where it is defined: without a browser there is nothing to extend. */
function makeClass(): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly [OWN] = true
    static connected: Connected | undefined
    /** As they are called when the element is made: names that change later would leave half of it behind. */
    readonly #names: InputNames = namesNow()
    #values: InputValues | undefined

    constructor() {
      super()
      // Values that were set before the browser knew the element hide what is to hear of them.
      const early = Object.getOwnPropertyDescriptor(this, 'values')
      if (!early) return
      Reflect.deleteProperty(this, 'values')
      this.#values = early.value as InputValues
    }

    connectedCallback(): void {
      ownClass()?.connected?.(this)
    }

    get values(): InputValues | undefined {
      return this.#values
    }

    set values(values: InputValues | undefined) {
      this.#values = values
      const isDrawn = this.childElementCount > 0
      const missing = writeInputs(this, this.#names, values ?? {})
      if (missing.length === 0) return
      if (isDrawn) console.warn(`[tillkit] attribution: <${INPUTS}> had no input for ${missing.join(', ')}: somebody has changed it. They are made anew.`)
      drawInputs(this, this.#names, values ?? {})
    }
  }
}

function namesNow(): InputNames {
  const config = readConfig()
  return { prefix: config?.prefix ?? '', fields: config?.fields.map(([name]) => name) ?? [] }
}
