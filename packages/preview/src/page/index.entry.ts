import type { PreviewUnit } from '../legacy.ts'
import { foundOn } from './found-on.ts'

/** Counts on each saved page what the units mount on. */
const units: readonly PreviewUnit[] = JSON.parse(document.currentScript?.dataset.units ?? '[]')

async function count(place: HTMLElement): Promise<void> {
  const html = await (await fetch(place.dataset.page ?? '')).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found = units.flatMap((unit) => {
    const hosts = foundOn(page, unit)
    return hosts > 0 ? [hosts === 1 ? unit.name : `${unit.name} × ${hosts}`] : []
  })
  place.textContent = found.join(', ') || 'nothing to mount on'
  place.classList.toggle('found', found.length > 0)
}

async function countAll(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('[data-page]')) await count(place)
}

countAll().catch((cause: unknown) => console.error('[tillkit preview] A saved page could not be read.', cause))
