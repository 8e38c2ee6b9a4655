/** What is between the logo and the menu's first entry at least, in px. */
const GAP = 30

/** What a menu leaves free for a logo of this width (px): nothing for one that has not come. */
export function logoRoom(width: number, isRtl: boolean): Readonly<Record<string, string>> {
  return width > 0 ? { [isRtl ? 'padding-right' : 'padding-left']: `${String(width + GAP)}px` } : {}
}
