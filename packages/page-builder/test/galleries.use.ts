import { blogGridHtml, filterablePortfolioHtml, fullwidthPortfolioHtml, galleryHtml, lightboxImageHtml, pagedPostsHtml } from '@tillkit/fixtures/page-builder'
import { eventually, type UnitUse } from '@tillkit/testing'
import { expect } from 'vitest'

const PATH = '/galleries-use/'
const posts = (page: number) => pagedPostsHtml({ id: 'use-notes', order: 7, page, path: PATH })

/** Galleries, portfolios, pages of posts and the lightbox, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['page-builder'],
    main: [
      galleryHtml({ id: 'use-wall', order: 7 }),
      lightboxImageHtml({ order: 7 }),
      filterablePortfolioHtml({ id: 'use-fits', order: 7 }),
      fullwidthPortfolioHtml({ id: 'use-belt', order: 7 }),
      posts(1),
      blogGridHtml({ order: 8, pages: 1 }),
    ].join('\n'),
    // What the theme's rules say of columns.
    head: '<style>.et_pb_salvattore_content::before { display: none; content: "2 .column.size-1of2" }</style>',
    roots: ['#use-wall', '#use-fits', '#use-belt'],
    answer: (server) => server.page(`${PATH}page/2/`, `<!doctype html><body>${posts(2)}</body>`),
    async use({ click, read, count, settled }) {
      await click('#use-wall a.page-3')
      await eventually(() => read('#use-wall a.page-3', 'aria-current')).toBe('page')
      await click('#use-fits [data-category-slug="market-stalls"]')
      await eventually(() => read('#use-fits [data-category-slug="market-stalls"]', 'aria-pressed')).toBe('true')
      await eventually(() => count('#use-fits .et_pb_portfolio_item.active')).toBe(2)
      await click('#use-notes .alignleft a')
      await eventually(() => count('#use-notes #post-249')).toBe(1)
      await settled()
      await click('.et_pb_lightbox_image')
      await eventually(() => count('dialog.tillkit-lightbox')).toBe(1)
      await click('dialog.tillkit-lightbox button[aria-label="Close"]')
      await eventually(() => count('dialog.tillkit-lightbox')).toBe(0)
      expect(await read('#use-belt .et_pb_portfolio_items', 'data-portfolio-columns')).not.toBe('')
    },
  },
]
