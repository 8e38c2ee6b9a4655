/** Half of a sign that takes two, as a text has it that was cut off there: no address can hold it. */
const LONE_HALF = /\p{Cs}/gu

/** Encodes a text for an address. What no address can hold becomes the sign for that, as where a browser sends a form. */
export const encode = (text: string): string => encodeURIComponent(text.replace(LONE_HALF, '\uFFFD'))
