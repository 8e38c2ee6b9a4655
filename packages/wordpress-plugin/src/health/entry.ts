import { checkPage } from './check-page.ts'
import { readFacts, say, type Facts } from './facts.ts'
import { createReport } from './report.ts'

const form = document.querySelector<HTMLFormElement>('#tillkit-health')
const field = document.querySelector<HTMLInputElement>('#tillkit-health-page')
const status = document.querySelector('#tillkit-health-status')
const place = document.querySelector('#tillkit-health-report')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (form.querySelector('[aria-disabled="true"]')) return
  showBusy(form, true)
  void check(readFacts()).finally(() => showBusy(form, false))
})

/** The button keeps the focus, which `disabled` would take away. */
function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('button')
  button?.setAttribute('aria-disabled', String(isBusy))
  button?.classList.toggle('disabled', isBusy)
  form.querySelector('.spinner')?.classList.toggle('is-active', isBusy)
}

/** One page after the other: two at once would share the line and the processor. */
async function check(facts: Facts): Promise<void> {
  const report = createReport(facts)
  place?.replaceChildren(report.table)
  const own = field?.value.trim() ?? ''
  const pages = own === '' ? Object.entries(facts.pages) : [[own, own] as const]
  let problems = 0
  for (const [name, address] of pages) {
    tell(say(facts, 'checking', { page: name }))
    const page = await checkPage(facts, name, address)
    if (page.off.some(({ isProblem }) => isProblem)) problems += 1
    report.add(page)
  }
  tell(say(facts, 'done', { pages: pages.length, problems }))
}

function tell(text: string): void {
  if (status) status.textContent = text
}
