import { giveBackFocus, parseFragment } from '@tillkit/dom'
import { endUntouched, slot } from '@tillkit/mount'
import type { ConsentHost } from '../consent.context.ts'
import { manifest } from '../consent.manifest.ts'
import { selectors, STANDING_ID, tagged, tags } from './anatomy.ts'
import { dressBanner } from './dress.ts'
import { addStyles } from './styles.ts'
import { lawOf, readTemplate } from './template.ts'

/** The banner on the page: what others hold on to, each where the template has it. */
export interface BannerParts {
  /** What all of it stands in. */
  readonly place: HTMLElement
  readonly container: HTMLElement | null
  readonly overlay: HTMLElement | null
  readonly modal: HTMLElement | null
  /** The preferences, by category or to opt out. */
  readonly panel: HTMLElement | null
  readonly revisit: HTMLElement | null
}

/** The banner, and what a public function was asked before the unit came. */
export interface StoodBanner {
  readonly asked: string | undefined
  /** Nothing where the page prints no template, which is reported. */
  readonly parts: BannerParts | undefined
}

/**
 * Puts the banner at the beginning of the page, in its sheet. The button to choose anew that stands there since before the unit came is
 * taken over, with the focus in it.
 */
export function standBanner(host: ConsentHost): StoodBanner {
  const place = slot(host, { position: 'start', anchor: host.element })
  const banner = parseFragment(readTemplate())
  dressBanner(banner, host.config, parseFragment)
  const standing = document.getElementById(STANDING_ID)
  const focused = standing?.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
  if (standing?.firstElementChild) banner.querySelector(tagged(tags.revisit))?.replaceWith(standing.firstElementChild)
  place.append(banner)
  const asked = endUntouched(manifest.name)
  host.onEnd(addStyles())
  giveBackFocus(focused)
  return { asked, parts: check(host, place) ? partsOf(place) : undefined }
}

/** Reports what visitors cannot be asked by. */
function check(host: ConsentHost, place: HTMLElement): boolean {
  const { law } = host.config
  const made = lawOf(place)
  if (place.childElementCount === 0) {
    host.report({
      field: '#ckyBannerTemplate',
      message: 'is missing or empty, so that visitors cannot be asked: what waits for them stays parked',
      advice: 'Let the consent plugin print its banner.',
      help: 'consent-template',
    })
    return false
  }
  if (made && made !== law) {
    host.report({
      field: '#ckyBannerTemplate',
      message: `was made for ${made}, and the page is under ${law}: it is shown, and what counts before a choice goes by ${law}`,
      advice: 'Empty the page cache, or save the banner of this law anew.',
      help: 'consent-law',
    })
  }
  return true
}

function partsOf(place: HTMLElement): BannerParts {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)
  return {
    place,
    container: find(selectors.container),
    overlay: find(selectors.overlay),
    modal: find(selectors.modal),
    panel: find(`${selectors.panel},${selectors.folded}`),
    revisit: find(tagged(tags.revisit)),
  }
}
