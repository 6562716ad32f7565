/** The prime of edwards25519, 2^255 - 19. */
const PRIME = 2n ** 255n - 19n;

/** One of the two y coordinates of the points of order 8; the other is its negative. */
const ORDER_8_Y = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;

/** The y coordinates of the eight points whose order divides the cofactor 8 (RFC 8032 section 5.1). */
const SMALL_ORDER_Y = new Set([0n, 1n, PRIME - 1n, ORDER_8_Y, PRIME - ORDER_8_Y]);

/**
 * Whether 32 bytes encode one of the eight Ed25519 points of small order, or no canonical coordinate at
 * all. Under such a key one signature fits many messages, and Node.js 20 and 22 take it.
 */
export function isSmallOrderPoint(point: Uint8Array): boolean {
  let y = 0n;
  for (const byte of point.toReversed()) y = (y << 8n) | BigInt(byte);
  y &= 2n ** 255n - 1n;
  return y >= PRIME || SMALL_ORDER_Y.has(y);
}
