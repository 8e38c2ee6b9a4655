import { CONFIG_ID, createTranslate, readOptions, type OptionReaders, type OptionValues, type PageConfig, type Translate } from '@tillkit/platform'
import type { Unit } from './definition.ts'
import { report } from './problem.ts'

/** What the page's settings come to for one unit. */
export interface UnitSettings {
  readonly options: OptionValues<OptionReaders>
  readonly t: Translate
}

/** Reads a unit's part of the page's settings, once for all its hosts; what cannot be used is reported. */
export function settingsOf({ name: unit, options = {}, messages = {} }: Unit, page: PageConfig): UnitSettings {
  const fault = (field: string, message: string) => report({ unit, element: document.getElementById(CONFIG_ID), field, message, help: 'setting' })
  const translations = page.messages[unit] ?? {}
  for (const key of Object.keys(translations)) {
    if (!Object.hasOwn(messages, key)) fault(`#${CONFIG_ID}: messages.${unit}.${key}`, 'is no text of the unit')
  }
  return {
    options: readOptions(options, page.units[unit] ?? {}, (name, what) => fault(`#${CONFIG_ID}: units.${unit}.${name}`, what)),
    t: createTranslate(messages, { translations, unknown: (key) => fault(key, 'is no text of the unit') }),
  }
}
