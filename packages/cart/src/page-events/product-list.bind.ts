import { closestTo, invoke, timeout } from '@tillkit/dom'
import { wasChanged, type Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { anatomy, RESULTS_DELAY } from './anatomy.ts'

/** A form that nobody claims is sent as if by its button, so that validation and all listeners see it. */
export function sortOnChange(host: Host): void {
  onLegacy(document.body, 'change', host.guard((event) => {
    const { isDefaultPrevented } = event as { isDefaultPrevented?: () => boolean }
    if (!isDefaultPrevented?.call(event)) sort(closestTo(event, anatomy.sorting))
  }), host)
  // What was chosen before this code came, unless the page shows it: a script may raise the event on each page anew.
  for (const select of document.querySelectorAll<HTMLSelectElement>(anatomy.sorting)) {
    if (wasChanged(select) && select.selectedOptions[0] !== (select.querySelector('[selected]') ?? select.options[0])) sort(select)
  }
}

function sort(select: Element | null | undefined): void {
  const form = select?.closest('form')
  if (form && !invoke(form, 'matches', anatomy.claimed)) invoke(form, 'requestSubmit')
}

/**
 * Says how many results there are after a list was sorted, searched or filtered by loading its page: the count is a live
 * region, and those are silent on a new page. The blocks speak for themselves.
 */
export function announceResultCount(host: Host): void {
  if (location.search === '' || document.querySelector(anatomy.blockFilters)) return
  timeout(host, RESULTS_DELAY, () => {
    const words = document.querySelector(anatomy.resultCount)?.textContent.trim()
    if (words) host.announce(words)
  })
}
