/** A value of PHP source: what the generated files are made of. */
export type PhpValue = string | number | boolean | PhpCode | readonly PhpValue[] | { readonly [key: string]: PhpValue }

/** PHP source that is written as it is. */
export class PhpCode {
  constructor(readonly source: string) {}
}

/** Writes a value as PHP source, in WordPress's style. */
export function php(value: PhpValue, indent = ''): string {
  if (value instanceof PhpCode) return value.source
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const inner = `${indent}\t`
  const lines = Array.isArray(value)
    ? value.map((one: PhpValue) => php(one, inner))
    : Object.entries(value).map(([key, one]) => `${quoted(key)} => ${php(one as PhpValue, inner)}`)
  if (lines.length === 0) return 'array()'
  return `array(\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent})`
}

/** A text in single quotes. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

/** A file that gives a value back when it is included. */
export function phpFile(about: string, value: PhpValue): string {
  return `<?php
/**
 * ${about}
 *
 * Written by the build: see packages/wordpress-plugin/src/build.
 *
 * @package Tillkit
 */

defined( 'ABSPATH' ) || exit;

return ${php(value)};
`
}
