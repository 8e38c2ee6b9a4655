import { invoke, isIn, listen } from '@tillkit/dom'
import type { FormContext } from '../context.ts'
import { anatomy, COUNTRY } from './anatomy.ts'
import { type Country, countryOf } from './countries.ts'
import { asSent, worldwide } from './number.model.ts'

/**
 * Completes a number with its country once it is left, where the shopper sees it and may say otherwise, and sends it as one number. Where she is, the
 * server says, or her browser's language: nobody else is asked.
 */
export function bindPhones({ life, root, settings, onSubmit, onData }: FormContext): void {
  const country = countryOf(settings.text(COUNTRY)) ?? countryOfLanguage()
  const phones = Array.from(invoke(root, 'querySelectorAll', anatomy.phone)).filter((phone) => phone instanceof HTMLInputElement)
  const complete = (phone: HTMLInputElement) => {
    const text = worldwide(phone.value, country)
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

/** The country of the browser's language, also of one that names none: German is Germany's. */
function countryOfLanguage(): Country | undefined {
  try {
    const { region } = Intl.Locale.prototype.maximize.call(new Intl.Locale(navigator.language))
    return countryOf(region ?? '')
  } catch {
    return undefined
  }
}
