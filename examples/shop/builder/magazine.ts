import { escapeAttribute, escapeText, html } from '@tillkit/fixtures'
import { columnHtml, multiViewHtml, postSliderHtml, rowHtml, searchModuleHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { href, type View } from '../view.ts'
import { POSTS, type Post } from './content.ts'
import { headingHtml, picture, wordsHtml } from './print.ts'

/** The magazine's address. */
export const MAGAZINE = '/magazine/'

/** How many posts stand on a page of the list, and of the columns. */
const ON_A_PAGE = { list: 3, columns: 4 } as const

/** Which page an address names, from 1; undefined where it names none of the magazine's. */
export function magazinePage(path: string): number | undefined {
  if (path === MAGAZINE) return 1
  const page = Number(/^\/magazine\/page\/(\d+)\/$/.exec(path)?.[1])
  return page > 0 ? page : undefined
}

/** Whether there is anything on a page. */
export function hasPosts(page: number): boolean {
  return page <= Math.ceil(POSTS.length / ON_A_PAGE.list)
}

/** A magazine: its newest pieces slide, all of them are listed, once below each other and once in columns. */
export function magazineHtml(page: number, view: View): string {
  return html`${sectionHtml(rowHtml(columnHtml('4_4',
    headingHtml('The counter', 'Paper, tills and the people behind them. A magazine in seven pieces.'),
    postSliderHtml(POSTS.slice(0, 3).map(({ title, text, picture: name, slug }) => ({ title, text, image: picture(name), href: addressOf(slug, view) })), { speed: 8000 }))), 'et_section_regular builder-wash')}
${sectionHtml(rowHtml(
  columnHtml('2_3', listHtml(page, view)),
  columnHtml('1_3', searchModuleHtml(), multiViewHtml({ content: {
    desktop: '<p>You are reading at a desk: the margins are wide, and so may be the sentences.</p>',
    tablet: '<p>You are reading on a tablet: put the kettle on.</p>',
    phone: '<p>You are reading on a phone: we will be brief.</p>',
  } }, '<p>You are reading at a desk: the margins are wide, and so may be the sentences.</p>'), wordsHtml('<h3>Write for us</h3><p>A page on your counter, what stands on it, and what you would never do again. We pay in rolls.</p>')),
), 'et_section_regular')}
${sectionHtml(rowHtml(columnHtml('4_4', headingHtml('Everything, in columns', 'As it would hang on the wall of the office.'), columnsHtml(page, view))), 'et_section_regular builder-wash')}`
}

const addressOf = (slug: string, view: View) => href(view, `${MAGAZINE}#${slug}`)

function listHtml(page: number, view: View): string {
  const posts = pageOf(page, ON_A_PAGE.list)
  return `<div class="et_pb_module et_pb_blog_0 et_pb_posts et_pb_bg_layout_light">
<div class="et_pb_ajax_pagination_container">
${posts.map((post, index) => postHtml(post, view, `et_pb_blog_item_0_${index}`)).join('\n') || nothingHtml()}
${linksHtml(page, ON_A_PAGE.list, view)}</div>
</div>`
}

function columnsHtml(page: number, view: View): string {
  const posts = pageOf(page, ON_A_PAGE.columns)
  return `<div class="et_pb_module et_pb_blog_1 et_pb_blog_grid_wrapper et_pb_bg_layout_light">
<div class="et_pb_blog_grid clearfix"><div class="et_pb_ajax_pagination_container">
<div class="et_pb_salvattore_content" data-columns>
${posts.map((post, index) => postHtml(post, view, `et_pb_has_overlay et_pb_blog_item_1_${index}`)).join('\n') || nothingHtml()}
</div><div>${linksHtml(page, ON_A_PAGE.columns, view)}</div></div></div></div>`
}

const pageOf = (page: number, count: number) => POSTS.slice((page - 1) * count, page * count)

const nothingHtml = () => '<div class="entry"><h2 class="not-found-title">No Results Found</h2><p>The page you requested could not be found.</p></div>'

function postHtml({ slug, title, date, text, picture: name }: Post, view: View, classes: string): string {
  const to = escapeAttribute(addressOf(slug, view))
  return `<article id="${slug}" class="et_pb_post clearfix ${classes} post type-post">
<a href="${to}" class="entry-featured-image-url"><img loading="lazy" decoding="async" src="${picture(name)}" alt="" width="400" height="400"></a>
<h2 class="entry-title"><a href="${to}">${escapeText(title)}</a></h2>
<p class="post-meta"><span class="published">${date}</span></p>
<div class="post-content"><p>${escapeText(text)}</p></div>
</article>`
}

function linksHtml(page: number, count: number, view: View): string {
  const pages = Math.ceil(POSTS.length / count)
  const link = (to: number, words: string) => (to < 1 || to > pages ? '' : `<a href="${escapeAttribute(withQuery(href(view, to === 1 ? MAGAZINE : `${MAGAZINE}page/${to}/`)))}">${words}</a>`)
  return `<div class="pagination clearfix">
<div class="alignleft">${link(page + 1, '&laquo; Older Entries')}</div>
<div class="alignright">${link(page - 1, 'Next Entries &raquo;')}</div>
</div>`
}

/** The platform's mark of a module's own page. */
function withQuery(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}et_blog`
}
