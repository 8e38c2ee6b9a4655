import { serverHtml, type Region } from '@tillkit/mount'
import { safeHtml, escapeHtml, joinHtml } from '@tillkit/platform'
import { anatomy, classes } from '../anatomy.ts'
import { type Lack, showsWithin } from '../steps/step-fields.ts'
import type { StepsHost } from '../host.ts'
import { allIn } from '../steps/selectors.ts'

/** What is said of a step that was refused. */
export interface Notices {
  /**
   * Shows the shop's own HTML: where the page builder has a module for notices that can be seen, else below the list of steps.
   * @returns the first notice
   */
  show(html: string): HTMLElement
  /** Takes away what was said before. */
  clear(): void
}

/** Where notices stand on this page. */
export function createNotices(host: StepsHost): Notices {
  const regions = new WeakMap<Element, Region>()
  const regionOf = (wrapper: Element) => {
    const region = regions.get(wrapper) ?? serverHtml(host, wrapper, { restore: true })
    regions.set(wrapper, region)
    return region
  }
  const list = host.element.querySelector(anatomy.list)
  /** Also what was made for an earlier failure. */
  const below = () => {
    const next = list?.nextElementSibling
    return next?.classList.contains(classes.noticesWrapper) ? (next as HTMLElement) : undefined
  }
  const makeBelow = () => {
    const wrapper = document.createElement('div')
    wrapper.className = classes.noticesWrapper
    list?.after(wrapper)
    host.onEnd(() => wrapper.remove())
    return wrapper
  }
  return {
    show(html) {
      const wrapper = shownWrappers()[0] ?? below() ?? makeBelow()
      regionOf(wrapper).replace(html)
      return wrapper.querySelector<HTMLElement>(anatomy.notice) ?? wrapper
    },
    clear() {
      const shown = shownWrappers()
      for (const wrapper of shown.length > 0 ? shown : [below()]) if (wrapper?.firstChild) regionOf(wrapper).replace('')
    },
  }
}

function shownWrappers(): HTMLElement[] {
  return allIn(document, anatomy.noticesWrapper).filter((wrapper) => showsWithin(wrapper, document.body))
}

/** What lacks, in the look that the shop's own notices have; each names its field, as the platform's do. */
export function lacksHtml(lacks: readonly Lack[], wordsOf: (lack: Lack) => string): string {
  if (lacks.length === 0) return ''
  const lines = lacks.map((lack) => safeHtml`<li data-id="${escapeHtml(lack.field.id)}">${escapeHtml(wordsOf(lack))}</li>`)
  return safeHtml`<ul class="${escapeHtml(classes.error)}" role="alert">${joinHtml(lines)}</ul>`
}
