import { callShop, isRecord } from '@tillkit/platform'
import { createLatest, form, jsonOf, type FormField } from '@tillkit/platform/requests'
import { callFields } from './anatomy.ts'
import { choiceKey, type Chosen } from './choice.model.ts'
import { readCustomData } from './config.ts'
import type { FormHost } from './context.ts'
import { readVariation, type Variation } from './variation.schema.ts'

/** What becomes of a choice that is looked up. */
export interface LookupUse {
  /** The shop has answered: with a variation, or with none that fits. */
  answered(chosen: Chosen, variation: Variation | null): void
  /** The shop could not be asked, or said nothing that can be used. */
  failed(chosen: Chosen, cause: unknown): void
}

/** Asks the shop for variations, one choice at a time. */
export interface Lookup {
  /** Looks a choice up: at once where the shop has answered it before on this page. */
  ask(chosen: Chosen): void
  /** Whether this very choice is being asked for. */
  isAsking(chosen: Chosen): boolean
  /** Asks for nothing any more. */
  cancel(): void
}

/** Makes what asks the shop. The newest choice wins, whatever order answers come in. */
export function createLookup(host: FormHost, use: LookupUse): Lookup {
  const answers = new Map<string, Variation | null>()
  const latest = createLatest()
  let asked: string | undefined
  const cancel = () => {
    asked = undefined
    latest.cancel()
    host.store.setState({ isBusy: false })
  }
  const load = async (key: string, chosen: Chosen) => {
    try {
      const variation = await latest.run((signal) => requestVariation(host, chosen, signal))
      if (variation === undefined || asked !== key || host.signal.aborted) return
      answers.set(key, variation)
      cancel()
      use.answered(chosen, variation)
    } catch (cause) {
      if (asked !== key || host.signal.aborted) return
      cancel()
      use.failed(chosen, cause)
    }
  }
  host.onEnd(cancel)
  return {
    cancel,
    isAsking: (chosen) => asked === choiceKey(chosen),
    ask(chosen) {
      const key = choiceKey(chosen)
      if (asked === key) return
      const known = answers.get(key)
      if (known !== undefined) {
        cancel()
        return use.answered(chosen, known)
      }
      asked = key
      host.store.setState({ isBusy: true })
      host.guard(() => load(key, chosen))()
    },
  }
}

/** Asks for the variation of a choice; `null` where none fits, which the shop says by `false`, or by nothing for a product that it does not know. */
async function requestVariation({ element, config }: FormHost, chosen: Chosen, signal: AbortSignal): Promise<Variation | null> {
  const custom = readCustomData(element) as FormField
  const fields = { ...chosen, [callFields.product]: config.productId, ...(custom ? { [callFields.custom]: custom } : {}) }
  const answer = await callShop(config.url, { body: form(fields), mutates: false, signal })
  const said = jsonOf(answer)
  if (said === false || answer.text.trim() === '') return null
  const variation = isRecord(said) ? readVariation(said) : null
  if (!variation || !variation.source['variation_id']) throw new TypeError(`The shop answered with no variation: ${answer.text.slice(0, 80)}`)
  return variation
}
