/** What lays out items, and leads through pages of them. One file of the build. */
export { unit as filterablePortfolio } from './filterable-portfolio/member.ts'
export { unit as gallery } from './gallery/member.ts'
export { unit as masonry } from './masonry/member.ts'
export { unit as paging } from './paging/member.ts'
export { unit as shop } from './shop/member.ts'
