import { defineCodes } from './entry.ts';

/** Faults of JSON text (RFC 8259, RFC 7493) and of its shape (JSON Schema 2020-12). */
export const jsonCodes = defineCodes({
  json_empty: {
    severity: 2,
    clears_by: 'edit',
    title: 'the document is empty',
    hint: 'Write one JSON value into it.',
  },
  json_too_large: {
    severity: 2,
    clears_by: 'edit',
    title: 'the document is larger than its limit',
    hint: 'Each kind of document has a size limit; this one is past it.',
  },
  json_byte_order_mark: {
    severity: 2,
    clears_by: 'edit',
    title: 'the document starts with a byte order mark',
    hint: 'Save the file as UTF-8 without BOM.',
  },
  json_invalid_utf8: {
    severity: 2,
    clears_by: 'edit',
    title: 'a byte sequence is not UTF-8',
    hint: 'Save the file as UTF-8.',
  },
  json_syntax: {
    severity: 2,
    clears_by: 'edit',
    title: 'this is not JSON',
    hint: 'JSON has no comments, no trailing commas and only double quotes (RFC 8259).',
  },
  json_trailing_text: {
    severity: 2,
    clears_by: 'edit',
    title: 'there is text after the end of the value',
    hint: 'A document holds exactly one JSON value.',
  },
  json_too_deep: {
    severity: 2,
    clears_by: 'edit',
    title: 'values are nested too deeply',
    hint: 'No document of claimgate nests this deep.',
  },
  json_duplicate_name: {
    severity: 2,
    clears_by: 'edit',
    title: 'a member name stands twice in one object',
    hint: 'Readers disagree on which one counts, so keep one; escapes such as \\u0061 spell the same name.',
  },
  json_lone_surrogate: {
    severity: 2,
    clears_by: 'edit',
    title: 'an escape leaves half of a surrogate pair',
    hint: 'Write both halves of the pair, or the character itself.',
  },
  json_number_not_integer: {
    severity: 2,
    clears_by: 'edit',
    title: 'a number has a fraction, an exponent or is minus zero',
    hint: 'Numbers in these documents are plain integers.',
  },
  json_integer_out_of_range: {
    severity: 2,
    clears_by: 'edit',
    title: 'an integer is outside the range every reader keeps exactly',
    hint: 'I-JSON (RFC 7493) allows -9007199254740991 to 9007199254740991.',
  },
  unknown_member: {
    severity: 2,
    clears_by: 'edit',
    title: 'a member that the schema does not know',
    hint: 'Remove it, or correct its name.',
  },
  missing_member: {
    severity: 2,
    clears_by: 'edit',
    title: 'a required member is missing',
    hint: 'Add it.',
  },
  wrong_type: {
    severity: 2,
    clears_by: 'edit',
    title: 'a value has the wrong type',
    hint: 'See the schema of the document in schemas/.',
  },
  wrong_value: {
    severity: 2,
    clears_by: 'edit',
    title: 'a value is none of those allowed',
    hint: 'See the schema of the document in schemas/.',
  },
  wrong_form: {
    severity: 2,
    clears_by: 'edit',
    title: 'a value does not have the required form',
    hint: 'See the schema of the document in schemas/.',
  },
  out_of_bounds: {
    severity: 2,
    clears_by: 'edit',
    title: 'a value or its length is out of bounds',
    hint: 'See the schema of the document in schemas/.',
  },
  duplicate_item: {
    severity: 2,
    clears_by: 'edit',
    title: 'an item stands twice in a list that is a set',
    hint: 'Keep one of the two.',
  },
  too_many_findings: {
    severity: 2,
    clears_by: 'edit',
    title: 'there are more faults than are listed',
    hint: 'Mend those listed and run it again.',
  },
});
