import { EMBEDS } from './embeds.anatomy.ts'

/** What the member mounts on: the shop's notice, a checkout, and videos in the page's content. */
export const HOST = `p.demo_store,form.checkout,${EMBEDS}`
