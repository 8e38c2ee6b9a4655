import { h } from '@tillkit/ui/plain'
import { allCountries, type Country } from './countries.ts'

/**
 * Lets a list offer all countries, once somebody wants it to, with their codes and in the page's language.
 * @returns offers them; chooses one where it is given
 */
export function createCountryOptions(select: HTMLSelectElement, home: Country | undefined, language: string): (chosen?: Country) => void {
  const nameOf = namesIn(language)
  const optionOf = (country: Country) => h('option', { value: country.id, selected: country === home }, `${nameOf(country)} +${country.code}`)
  select.replaceChildren(home ? optionOf(home) : nothing())
  return (chosen) => {
    const { value } = select
    if (select.options.length === 1) {
      const options = allCountries().map(optionOf).sort((one, other) => one.text.localeCompare(other.text, language || undefined))
      select.replaceChildren(...(home ? [] : [nothing()]), ...options)
      select.value = value
    }
    if (chosen) select.value = chosen.id
  }
}

/** What stands there as long as nobody knows the country. */
const nothing = (): HTMLOptionElement => h('option', { value: '', selected: true, disabled: true }, '–')

/** What countries are called in a language; by their letters where the browser does not know it. */
function namesIn(language: string): (country: Country) => string {
  try {
    const names = new Intl.DisplayNames([language || 'en'], { type: 'region' })
    return ({ id }) => names.of(id) ?? id
  } catch {
    return ({ id }) => id
  }
}
