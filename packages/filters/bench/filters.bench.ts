import { unitScenarios } from '@tillkit/testing/bench'

/** Loading, mounting 1, 10 and 50 hosts, layout shift, memory. Interactions of its own come as further scenarios. */
export const scenarios = unitScenarios({
  unit: 'filters',
  host: (index) => `
    <div data-tillkit="filters" data-settings='{"id":"host-${index}"}'>
      <button type="button" data-filters-toggle>Delivery</button>
      <p>Tomorrow, when ordered by three.</p>
    </div>`,
})
