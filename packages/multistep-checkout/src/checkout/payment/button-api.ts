import { invoke } from '@tillkit/dom'
import { showFirstInvalid, type Errors } from '../errors/errors.ts'

/** What a gateway's own button may do. */
export interface ButtonApi {
  /** Checks the fields, as far as a browser can. */
  validate(): Promise<{ readonly hasError: boolean }>
  /** Places the order, as the shop's own button does. */
  submit(): void
}

/** Makes what the button of a gateway works with. */
export function createButtonApi(form: HTMLFormElement, errors: Pick<Errors, 'judgeAll'>): ButtonApi {
  return {
    validate() {
      const hasError = errors.judgeAll()
      if (hasError) showFirstInvalid(form)
      return Promise.resolve({ hasError })
    },
    submit: () => invoke(form, 'requestSubmit'),
  }
}
