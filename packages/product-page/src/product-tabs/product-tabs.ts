import { invoke } from '@tillkit/dom'
import { defineBehaviour } from '@tillkit/mount'
import { REVIEW_LINK, WRAPPER } from './anatomy.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { bindRating } from './rating/rating.ts'
import { bindReviewLink } from './review-link.ts'
import { bindTabs } from './tabs/tabs.ts'

/** The tabs of a product's page, the links to its reviews, and the stars that a review gives. */
export const productTabs = defineBehaviour({
  ...manifest,
  messages,
  read: () => null,
  start(host) {
    const { element } = host
    if (element instanceof HTMLSelectElement) bindRating(host, element)
    else if (invoke(element, 'matches', WRAPPER)) bindTabs(host)
    else if (invoke(element, 'matches', REVIEW_LINK)) bindReviewLink(host)
  },
})
