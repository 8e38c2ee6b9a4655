import { afterEach, describe, expect, it } from 'vitest'
import { readStates } from './states.schema.ts'

const set = (value: unknown) => Reflect.set(window, 'wc_country_select_params', value)
afterEach(() => Reflect.deleteProperty(window, 'wc_country_select_params'))

describe('the states of the countries', () => {
  it('are read from JSON with entities, and an empty list is a country without states', () => {
    set({ countries: '{&quot;FR&quot;:[],&quot;IE&quot;:{&quot;D&quot;:&quot;D&amp;C&quot;}}', i18n_select_state_text: 'Select…' })
    expect(readStates()).toEqual({ states: { FR: {}, IE: { D: 'D&C' } }, prompt: 'Select…', noMatches: '' })
  })

  it.each(['', '[]', '{"GB":["x"]}', '{"GB":3}'])('are refused when they are %j', (countries) => {
    set({ countries })
    expect(() => readStates()).toThrow('is no JSON of states by country')
  })

  it('are none where the page has no such data', () => {
    expect(readStates()).toBeUndefined()
  })
})
