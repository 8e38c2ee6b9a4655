import { defineScenario, goals, loadScenario, shiftScenario, type Scenario } from '@tillkit/bench'
import { COLOURED_ROLLS, MANY_OPTIONS, variableProductHtml, variationScript, variationTemplates } from '@tillkit/fixtures/product-page'

const HEAD = variationScript() + variationTemplates()
const ROLLS = variableProductHtml({ ...COLOURED_ROLLS, pictures: [] })

/** Runs in the page: chooses the last option of each select in turn, and measures each choice. */
function measureChoices(): Promise<number[]> {
  const selects = [...document.querySelectorAll<HTMLSelectElement>('.variations select')]
  return selects.reduce<Promise<number[]>>(async (before, select) => {
    const rounds = await before
    await new Promise(requestAnimationFrame)
    select.value = [...select.options].at(-1)?.value ?? ''
    const start = performance.now()
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return [...rounds, performance.now() - start]
  }, Promise.resolve([]))
}

export const scenarios: Scenario[] = [
  loadScenario({ unit: 'variation-form', host: () => ROLLS, head: HEAD }),
  shiftScenario({ name: 'variation-form/shift', main: ROLLS, head: HEAD }),
  defineScenario({
    name: 'variation-form/choice/200-variations',
    figures: { round: { label: 'slowest of five choices among 200 variations, same task', unit: 'ms', goal: goals.interaction } },
    async run(bench) {
      const page = await bench.open({ main: variableProductHtml({ ...MANY_OPTIONS, pictures: [] }), globals: HEAD })
      return { round: Math.max(...(await page.evaluate(measureChoices))) }
    },
  }),
]
