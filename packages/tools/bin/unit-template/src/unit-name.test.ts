import { describeWidget } from '@tillkit/testing/contract'
import { expect, it } from 'vitest'
import { anatomy, classes } from './unit-name.anatomy.ts'
import { printUnitName } from './unit-name.fixtures.ts'
import { createUnitNameStore } from './unit-name.store.ts'

describeWidget(async () => (await import('./unit-name.ts')).unitName, {
  html: printUnitName('{"id":"first"}') + printUnitName('{"id":"second","open":true}'),
  broken: [
    { field: 'data-settings', html: printUnitName('{"id":') },
    { field: 'data-settings.id', html: printUnitName('{"open":true}') },
  ],
  operate: (host) => host.querySelector<HTMLElement>(anatomy.toggle)?.click(),
  state: (host) => ({
    open: host.classList.contains(classes.open),
    said: host.querySelector(anatomy.toggle)?.getAttribute('aria-expanded'),
  }),
  stateClasses: Object.values(classes),
})

it('starts as the server says, and opens and closes', () => {
  expect(createUnitNameStore({ id: 'first', open: true }).getState().open).toBe(true)
  const store = createUnitNameStore({ id: 'first', open: false })
  store.toggle()
  expect(store.getState().open).toBe(true)
  store.toggle()
  expect(store.getState().open).toBe(false)
})
