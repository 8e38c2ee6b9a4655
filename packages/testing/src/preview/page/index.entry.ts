/** Counts on each saved page what the units mount on. */
interface Unit {
  readonly name: string
  readonly selector: string
}

const units: readonly Unit[] = JSON.parse(document.currentScript?.dataset.units ?? '[]')

async function count(place: HTMLElement): Promise<void> {
  const html = await (await fetch(place.dataset.page ?? '')).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found = units.flatMap(({ name, selector }) => {
    const hosts = page.querySelectorAll(selector).length
    return hosts > 0 ? [hosts === 1 ? name : `${name} × ${hosts}`] : []
  })
  place.textContent = found.join(', ') || 'nothing to mount on'
  place.classList.toggle('found', found.length > 0)
}

async function countAll(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('[data-page]')) await count(place)
}

countAll().catch((cause: unknown) => console.error('[tillkit preview] A saved page could not be read.', cause))
