import type { Piece } from './piece.ts'

/** A place in a mask. From a fork it goes on at several, of which an earlier one is preferred. */
type Place =
  | { readonly kind: 'end' }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | (Extract<Piece, { kind: 'sign' | 'slot' }> & { readonly next: number })

/** All places of a mask by their numbers, and where it begins. */
export interface Machine {
  readonly places: readonly Place[]
  readonly start: number
  /** What is known by now of the places behind forks. */
  readonly opened: Map<number, readonly number[]>
}

/** How many places a mask may have: as many as one of a thousand characters. */
const MOST_PLACES = 1000

/** Makes places of pieces, the last ones first. @throws Error for a mask that would be beyond all measure */
export function createMachine(piece: Piece): Machine {
  const places: Place[] = [{ kind: 'end' }]
  return { start: link(places, piece, 0), places, opened: new Map() }
}

/** @returns where a piece begins that leads to a place */
function link(places: Place[], piece: Piece, next: number): number {
  switch (piece.kind) {
    case 'sign':
    case 'slot': return add(places, { ...piece, next })
    case 'row': return piece.pieces.reduceRight((after, each) => link(places, each, after), next)
    case 'either': return add(places, { kind: 'fork', to: piece.pieces.map((each) => link(places, each, next)) })
    case 'repeat': return linkRepeated(places, piece, next)
  }
}

function linkRepeated(places: Place[], { piece, least, most }: Extract<Piece, { kind: 'repeat' }>, next: number): number {
  let start = most === Infinity ? linkEndless(places, piece, next) : next
  if (most !== Infinity) for (let count = least; count < most; count += 1) start = add(places, { kind: 'fork', to: [link(places, piece, start), next] })
  for (let count = 0; count < least; count += 1) start = link(places, piece, start)
  return start
}

function linkEndless(places: Place[], piece: Piece, next: number): number {
  const to: number[] = []
  const start = add(places, { kind: 'fork', to })
  to.push(link(places, piece, start), next)
  return start
}

function add(places: Place[], place: Place): number {
  if (places.length > MOST_PLACES) throw new Error('It is too large.')
  return places.push(place) - 1
}

/** The places at which something is typed or the mask ends, behind all forks from one. */
export function openPlaces(machine: Machine, from: number): readonly number[] {
  const known = machine.opened.get(from) ?? findOpenPlaces(machine, from)
  machine.opened.set(from, known)
  return known
}

function findOpenPlaces({ places }: Machine, from: number): readonly number[] {
  const open = new Set<number>()
  const seen = new Set<number>()
  const visit = (number: number): void => {
    if (seen.has(number)) return
    seen.add(number)
    const place = places[number]
    if (place?.kind === 'fork') place.to.forEach(visit)
    else open.add(number)
  }
  visit(from)
  return [...open]
}

/** A way from a place: what is written on it, and where it leads. */
export interface Step {
  readonly text: string
  readonly to: number
}

/** What a character may become at a place: itself, or, where it does not fit there, what stands before the next place where it does. */
export function stepsFor(machine: Machine, from: number, character: string): readonly Step[] {
  let ways: readonly Step[] = [{ text: '', to: from }]
  const seen = new Set<number>([from])
  while (ways.length > 0) {
    const steps = ways.flatMap(({ text, to }) => {
      const place = machine.places[to]
      const written = place && characterAt(place, character)
      return place && 'next' in place && written !== undefined ? [{ text: text + written, to: place.next }] : []
    })
    if (steps.length > 0) return steps
    ways = ways.flatMap((way) => behindSign(machine, way, seen))
  }
  return []
}

function characterAt(place: Place, character: string): string | undefined {
  if (place.kind === 'slot') return place.take(character)
  return place.kind === 'sign' && place.sign.toLowerCase() === character.toLowerCase() ? place.sign : undefined
}

/** What comes behind a sign, which is written. */
function behindSign(machine: Machine, { text, to }: Step, seen: Set<number>): readonly Step[] {
  const place = machine.places[to]
  if (place?.kind !== 'sign') return []
  return openPlaces(machine, place.next).flatMap((next) => {
    if (seen.has(next)) return []
    seen.add(next)
    return [{ text: text + place.sign, to: next }]
  })
}

/** The signs that are left to the end from a place; `undefined` where something has to be typed before it. */
export function signsToEnd(machine: Machine, from: number): string | undefined {
  let ways: readonly Step[] = openPlaces(machine, from).map((to) => ({ text: '', to }))
  const seen = new Set(ways.map(({ to }) => to))
  while (ways.length > 0) {
    const end = ways.find(({ to }) => machine.places[to]?.kind === 'end')
    if (end) return end.text
    ways = ways.flatMap((way) => behindSign(machine, way, seen))
  }
  return undefined
}
