import { unitScenarios } from '@tillkit/bench'

/** Loading, mounting 1, 10 and 50 hosts, layout shift, memory. Interactions of its own come as further scenarios. */
export const scenarios = unitScenarios({
  unit: 'unit-name',
  host: (index) => `
    <div data-tillkit="unit-name" data-settings='{"id":"host-${index}"}'>
      <button type="button" data-unit-name-toggle>Delivery</button>
      <p>Tomorrow, when ordered by three.</p>
    </div>`,
})
