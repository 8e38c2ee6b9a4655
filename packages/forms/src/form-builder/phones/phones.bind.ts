import { invoke, isIn, listen } from '@tillkit/dom'
import type { FormContext } from '../context.ts'
import { anatomy, COUNTRY } from './anatomy.ts'
import { chosenCountry } from './chosen-country.ts'
import { countryOf } from './countries.ts'
import { homeCountry } from './home-country.ts'
import { asSent, worldwide } from './number.model.ts'

/**
 * Completes a number with its country once it is left, where the shopper sees it and may say otherwise, and sends it as one number. The country is the one that
 * is chosen beside it; without a list of them that of the page.
 */
export function bindPhones({ life, root, settings, onSubmit, onData }: FormContext): void {
  const home = homeCountry(settings.text(COUNTRY))
  const phones = Array.from(invoke(root, 'querySelectorAll', anatomy.phone)).filter((phone) => phone instanceof HTMLInputElement)
  const complete = (phone: HTMLInputElement) => {
    const text = worldwide(phone.value, countryOf(chosenCountry(phone) ?? '') ?? home)
    if (text !== phone.value) phone.value = text
  }
  // Before anybody else reads it.
  for (const type of ['change', 'focusout']) {
    listen(life, root, type, ({ target }) => {
      const left = phones.find((phone) => phone === target)
      if (left && (type === 'change' || !isIn(left))) complete(left)
    }, { capture: true })
  }
  onSubmit(life, () => {
    phones.forEach(complete)
    return { kind: 'on' }
  })
  onData(life, (data) => {
    for (const { name } of phones) {
      const typed = data.get(name)
      if (typeof typed === 'string') data.set(name, asSent(typed))
    }
  })
}
