import { pageJQuery } from '@tillkit/platform'

/** Takes the overlays off that gateways and plugins have put over elements by the page's BlockUI, where it has that. */
export function unblock(selector: string, within: ParentNode = document): void {
  const $ = pageJQuery()
  if ($) unblockAll($(Array.from(within.querySelectorAll(selector))))
}

/** The same for one element. */
export function unblockElement(element: Element): void {
  const $ = pageJQuery()
  if ($) unblockAll($(element))
}

function unblockAll(nodes: object): void {
  const { unblock: lift } = nodes as { readonly unblock?: unknown }
  if (typeof lift === 'function') Reflect.apply(lift, nodes, [])
}
