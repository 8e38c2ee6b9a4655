import { decodeEntities, type Life, nearest } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { SETTINGS } from '../anatomy.ts'
import type { BuilderForm, BuilderHost } from '../context.ts'
import { drawOpenList } from '../fields/lists/open-list.ts'
import { anatomy, COUNTRY, LIST_LABEL } from './anatomy.ts'
import { bindCountryList, type PhoneField } from './country-list.bind.ts'

/**
 * Lists of countries beside the numbers of a form, also beside those that come later. They wait for nothing that checks and sends the form, and without them
 * a number is typed with its country, or gets that of the page.
 */
export function startCountryLists(host: BuilderHost, life: Life, { form }: BuilderForm): void {
  const lists = drawOpenList(host, life, form)
  const said = readSaid()
  live(life, anatomy.phone, (phone, its) => {
    if (phone instanceof HTMLInputElement && !nearest(phone, anatomy.drawn)) bindCountryList(its, { host: lists, phone, form, said })
  }, form)
}

/** What the page says of countries: by itself, as the settings as a whole come with the first touch. */
function readSaid(): PhoneField['said'] {
  const settings = readGlobal(SETTINGS)
  const textOf = (key: string) => decodeEntities(readText(isRecord(settings) ? settings[key] : ''))
  return { country: textOf(COUNTRY), label: textOf(LIST_LABEL) }
}
