import type { Unit } from '@tillkit/mount'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { openStage, type ServerPageOptions } from './stage.ts'

/** What is shown: units, and the page that they run on. */
export interface ServerPageProps<Args> {
  readonly units: readonly Unit[]
  readonly print: (args: Args) => ServerPageOptions
  readonly args: Args
}

/**
 * A server's page with units started on it. It is printed once for its arguments, as a shop would: each printing has
 * ids of its own. Other arguments, or other units, begin from a clean page.
 */
export function ServerPage<Args>({ units, print, args }: ServerPageProps<Args>) {
  const place = useRef<HTMLElement>(null)
  const said = JSON.stringify(args)
  const page = useMemo(() => print(JSON.parse(said) as Args), [print, said])
  useLayoutEffect(() => {
    if (!place.current) return
    const stage = openStage(place.current, units, page)
    return () => stage.close()
  }, [units, page])
  return <main ref={place} className={`site-main woocommerce ${page.pageClass ?? 'single-product'}`} />
}
