/** Digits of any script as 0 to 9: each script has its ten in a row. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : String(valueOf(digit.codePointAt(0) ?? 0))))

function valueOf(code: number): number {
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
