import { type Country, countryOf } from './countries.ts'

/** Where the visitor is: the server says so, or her browser's language. Nobody else is asked. @param said what the server says, by two letters; empty where it does not know */
export const homeCountry = (said: string): Country | undefined => countryOf(said) ?? countryOfLanguage()

/** The country of the browser's language, also of one that names none: German is Germany's. */
function countryOfLanguage(): Country | undefined {
  try {
    const { region } = Intl.Locale.prototype.maximize.call(new Intl.Locale(navigator.language))
    return countryOf(region ?? '')
  } catch {
    return undefined
  }
}
