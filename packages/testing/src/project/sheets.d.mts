export const DRAWN_SHEET: string
