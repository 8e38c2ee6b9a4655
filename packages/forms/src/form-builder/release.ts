import { releaseAnatomy } from './anatomy.ts'

/** Which of the builder's lines of releases has printed a page, as far as its tags tell. */
export interface Release {
  /** Whether it is of this release or a newer one; `unknown` where no tag of the builder's tells. */
  isSince(version: string): boolean | 'unknown'
}

/** Scripts and styles of the builder's own, not those of libraries that it brings, and not its add-ons'. */
const OWN = /\/wpforms(?:-lite)?\/assets\/(?:pro\/)?(?:js|css)\/(?:frontend|share|integrations)?[^?#]*[?&]ver=([\d.]+)/

/** Tells the release by the version in the addresses of the builder's scripts and style sheets, parked ones among them. */
export function readRelease(): Release {
  const found = findVersion()
  return {
    isSince: (version) => (found === undefined ? 'unknown' : compare(found, numbersOf(version)) >= 0),
  }
}

function findVersion(): readonly number[] | undefined {
  for (const element of document.querySelectorAll(releaseAnatomy.tags)) {
    const address = element.getAttribute('src') ?? element.getAttribute(releaseAnatomy.parked) ?? element.getAttribute('href') ?? ''
    const [, version] = OWN.exec(address) ?? []
    if (version) return numbersOf(version)
  }
  return undefined
}

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number)

function compare(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length)
  for (let at = 0; at < length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Seconds, from the release on whose server counts in them; milliseconds before, and where nobody knows: no server takes them for too quick. */
export const timestamp = ({ isSince }: Release, ms: number): number => (isSince('1.9.2.3') === true ? Math.floor(ms / 1000) : ms)
