import type { Unit } from '@tillkit/mount'
import { useLayoutEffect, useRef } from 'react'
import { openStage, type ServerPageOptions } from './stage.ts'

/** A server's page with a unit started on it. Another page, or another unit, begins from a clean one. */
export function ServerPage({ unit, page }: { readonly unit: Unit; readonly page: ServerPageOptions }) {
  const place = useRef<HTMLElement>(null)
  // Printers make a new object each time; the page is another one when what it says is.
  const said = JSON.stringify(page)
  useLayoutEffect(() => {
    if (!place.current) return
    const stage = openStage(place.current, unit, page)
    return () => stage.close()
  }, [unit, said])
  return <main ref={place} className="site-main woocommerce single-product" />
}
