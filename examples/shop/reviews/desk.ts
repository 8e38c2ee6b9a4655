import { REVIEWS } from '@tillkit/fixtures/product-page'

/** A review that the shop shows. */
export type ShopReview = (typeof REVIEWS)[number]

/** The shop's reviews: three from the start, and what visitors write. */
export interface ReviewDesk {
  readonly reviews: readonly ShopReview[]
  /** Takes a review that was sent, and says where its writer finds it; undefined for other forms. */
  take(path: string, form: URLSearchParams): string | undefined
}

/** Where forms for reviews are sent, and the page that has them. */
const SENT_TO = '/wp-comments-post.php'
export const REVIEWED = '/reviewed/rolls/'

/** Makes the desk of one shop. */
export function createReviewDesk(): ReviewDesk {
  const reviews: ShopReview[] = [...REVIEWS]
  return {
    reviews,
    take(path, form) {
      if (path !== SENT_TO) return undefined
      const id = 63 + reviews.length
      reviews.push({ id, author: form.get('author') ?? '', stars: Number(form.get('rating')) || 5, text: form.get('comment') ?? '' })
      return `${REVIEWED}#comment-${id}`
    },
  }
}
