/** What is kept free before the units are there: for the logo, for the header, and in what stands beneath a transparent one. */
export type RoomPart = 'logo' | 'header' | 'sections'

/** What keeps room from the first paint on, for the units that take its place. */
export interface FirstRoom {
  /** Takes back what was written of a part: its unit writes the same in the same task. */
  end(part: RoomPart): void
  /** What the style sheets say of an element that was given more, by what was written there: nobody can ask them any more. */
  readonly own: Map<Element, string>
}

/** Where it is found. */
const FIRST_ROOM = Symbol.for('tillkit-first-room')

type Holder = { [FIRST_ROOM]?: FirstRoom }

/** The page's, where it has an early script. */
const firstRoom = (): FirstRoom | undefined => (window as unknown as Holder)[FIRST_ROOM]

/** Enters the page as what keeps room in it. */
export function enterFirstRoom(room: FirstRoom): void {
  ;(window as unknown as Holder)[FIRST_ROOM] = room
}

/** Takes over a part, in the task in which the same is written anew. */
export function endFirstRoom(part: RoomPart): void {
  firstRoom()?.end(part)
}

/** What style sheets say of a property of an element, whether or not room has been made there already. */
export function ownValue(element: Element, property: string): string {
  return firstRoom()?.own.get(element) ?? (getComputedStyle(element).getPropertyValue(property) || '0px')
}
