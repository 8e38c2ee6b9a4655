import { toJson } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { readConfig } from './config.ts'
import { definePublicNames, type Actions } from './public-names.ts'

/** Answers to the plugin's public names on a page with a field for an address. What they are to do brings the unit, and is done then. */
export const untouched: Untouched = (_field, status, load) => {
  const { signal } = status.waiting
  if (signal.aborted || status.shown !== undefined || readConfig().isOff) return
  const asked: [keyof Actions, unknown][] = []
  status.shown = '[]'
  const ask = (name: keyof Actions) => (value: unknown) => {
    asked.push([name, value])
    status.shown = toJson(asked)
    load()
  }
  definePublicNames({ note: ask('note'), capture: ask('capture'), restore: ask('restore') }, signal)
}
