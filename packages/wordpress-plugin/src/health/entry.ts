import { checkPage, type PageReport, type UncheckedPage } from './check-page.ts'
import { readFacts, translate, type Facts } from './facts.ts'
import { createReport } from './report.ts'
import { summaryOf, uncheckedOf } from './summary.ts'

const form = document.querySelector<HTMLFormElement>('#tillkit-health')
const field = document.querySelector<HTMLInputElement>('#tillkit-health-page')
const timed = document.querySelector<HTMLInputElement>('#tillkit-health-timed')
const stop = document.querySelector<HTMLButtonElement>('#tillkit-health-stop')
const status = document.querySelector('#tillkit-health-status')
const place = document.querySelector('#tillkit-health-report')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (form.querySelector('[aria-disabled="true"]')) return
  showBusy(form, true)
  const stopping = new AbortController()
  stop?.addEventListener('click', () => stopping.abort(), { once: true })
  void check(readFacts(), stopping.signal).finally(() => showBusy(form, false))
})

/** The button keeps the focus, which `disabled` would take away. */
function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('[type="submit"]')
  button?.setAttribute('aria-disabled', String(isBusy))
  button?.classList.toggle('disabled', isBusy)
  form.querySelector('.spinner')?.classList.toggle('is-active', isBusy)
  if (!stop) return
  if (!isBusy && document.activeElement === stop) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
  stop.hidden = !isBusy
}

/** One page after the other: two at once would share the line and the processor. */
async function check(facts: Facts, signal: AbortSignal): Promise<void> {
  const report = createReport(facts)
  place?.replaceChildren(report.element)
  const own = field?.value.trim() ?? ''
  const pages = own === '' ? Object.entries(facts.pages) : [[own, own] as const]
  const results: (PageReport | UncheckedPage)[] = []
  for (const [name, address] of pages) {
    if (signal.aborted) break
    show(translate(facts, 'checking', { page: name, number: results.length + 1, pages: pages.length }))
    const result = await checkPage(facts, { name, address, isTimed: timed?.checked ?? false, signal })
    results.push(result)
    report.add(result)
  }
  const left = pages.slice(results.length).map(([page]) => translate(facts, 'missing', { page, reason: translate(facts, 'stopped') }))
  const unchecked = own === '' ? [...left, ...uncheckedOf(facts, results)] : left
  report.addUnchecked(unchecked)
  show(summaryOf(facts, results, unchecked.length))
}

function show(text: string): void {
  if (status) status.textContent = text
}
