import { pageJQuery } from '@tillkit/platform'

/** Takes the overlays off that gateways and plugins have put over elements by the page's BlockUI, where it has that. */
export function unblock(elements: Iterable<Element>): void {
  const covered: object | undefined = pageJQuery()?.([...elements])
  const { unblock: lift } = (covered ?? {}) as { readonly unblock?: unknown }
  if (typeof lift === 'function') Reflect.apply(lift, covered, [])
}
