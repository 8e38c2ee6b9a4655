import { invoke } from '@tillkit/dom'
import type { Errors } from '../context.ts'

const load = () => import('../after-touch.late.ts')

/** What a gateway's own button may do. */
export interface ButtonApi {
  /** Checks the fields, as far as a browser can. */
  validate(): Promise<{ readonly hasError: boolean }>
  /** Places the order, as the shop's own button does. */
  submit(): void
}

/** Makes what the button of a gateway works with. */
export function createButtonApi(form: HTMLFormElement, errors: Pick<Errors, 'marks' | 'refused'>): ButtonApi {
  return {
    async validate() {
      // Where it cannot be had, the shop says what is wrong when the order comes.
      const code = await load().catch(() => undefined)
      return { hasError: code?.validateAll(form, errors) ?? false }
    },
    submit: () => invoke(form, 'requestSubmit'),
  }
}
