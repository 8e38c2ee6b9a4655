import { attributeOf, invoke, type Field as Box, type Life, nearest } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { onLegacy, isRecord } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'

/** Countries that have no states by which addresses are known. */
function withoutStates(settings: FormContext['settings']): ReadonlySet<string> {
  const said = settings.raw('address_field')
  const list: unknown = isRecord(said) ? said['list_countries_without_states'] : undefined
  return new Set(Array.isArray(list) ? list.map((country) => String(country).toUpperCase()) : [])
}

/**
 * Lets the state of each address follow its country: where that has none, the state is emptied and switched off; else it has to be filled in as the
 * first of its row, which is the town. Only the country is listened to: listeners of others stay.
 */
export function bindCountries({ life, fields, settings, form }: FormContext): void {
  const none = withoutStates(settings)
  if (none.size === 0) return
  for (const { shell } of fields.values()) {
    const country = invoke(shell, 'querySelector', anatomy.country)
    const state = invoke(shell, 'querySelector', anatomy.state) as Box | null
    if (country instanceof HTMLSelectElement && state) bindState(life, { country, state, none, look: form.look })
  }
}

/** A state with its country. */
interface Pair {
  readonly country: HTMLSelectElement
  readonly state: Box
  readonly none: ReadonlySet<string>
  readonly look: () => void
}

function bindState(life: Life, { country, state, none, look }: Pair): void {
  const hasNone = () => none.has(country.value.toUpperCase())
  const store = createStore(() => ({ hasNone: hasNone() }))
  const row = nearest(state, anatomy.row)
  const town = row && (invoke(row, 'querySelector', anatomy.first) as Box | null)
  const isRequired = () => town !== null && town !== state && (invoke(town, 'hasAttribute', 'required') || attributeOf(town, 'class').includes('wpforms-field-required'))
  const empty = () => {
    if (hasNone() && state.value !== '') state.value = ''
  }
  empty()
  adopt(life, state, store, (now) => (now.hasNone ? { properties: { disabled: true }, attributes: { required: null } } : { properties: { disabled: false }, attributes: { required: isRequired() ? '' : null } }))
  if (row) adopt(life, row, store, (now) => (now.hasNone ? { classes: { [anatomy.withoutState]: true } } : { classes: { [anatomy.withoutState]: false } }))
  onLegacy(country, 'change', () => {
    store.setState({ hasNone: hasNone() })
    empty()
    look()
  }, life)
  onLegacy(state, 'change', empty, life)
}
