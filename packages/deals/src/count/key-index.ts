// Numbers the keys of a layer in order of arrival. Hot. A plain array while keys are small, a hash table beyond.

const DENSE_LIMIT = 1 << 20;

export class KeyIndex {
  keys = new Int32Array(64);
  count = 0;
  private numbers: Int32Array;
  private readonly dense: boolean;

  constructor(span: number) {
    this.dense = span <= DENSE_LIMIT;
    this.numbers = new Int32Array(this.dense ? span : 256);
  }

  /** The number of a key, or -1. */
  find(key: number): number {
    if (this.dense) return (this.numbers[key] as number) - 1;
    const mask = this.numbers.length - 1;
    for (let slot = hash(key) & mask; ; slot = (slot + 1) & mask) {
      const number = this.numbers[slot] as number;
      if (number === 0) return -1;
      if (this.keys[number - 1] === key) return number - 1;
    }
  }

  /** The number of a key, which becomes the next one if it is new. */
  add(key: number): number {
    if (this.dense) {
      const number = this.numbers[key] as number;
      if (number > 0) return number - 1;
      this.numbers[key] = this.append(key) + 1;
      return this.count - 1;
    }
    const mask = this.numbers.length - 1;
    for (let slot = hash(key) & mask; ; slot = (slot + 1) & mask) {
      const number = this.numbers[slot] as number;
      if (number === 0) {
        this.numbers[slot] = this.append(key) + 1;
        if (this.count * 2 > this.numbers.length) this.rehash();
        return this.count - 1;
      }
      if (this.keys[number - 1] === key) return number - 1;
    }
  }

  private append(key: number): number {
    if (this.count === this.keys.length) {
      const larger = new Int32Array(this.count * 2);
      larger.set(this.keys);
      this.keys = larger;
    }
    this.keys[this.count] = key;
    return this.count++;
  }

  private rehash(): void {
    this.numbers = new Int32Array(this.numbers.length * 4);
    const mask = this.numbers.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = hash(this.keys[number] as number) & mask;
      while (this.numbers[slot] !== 0) slot = (slot + 1) & mask;
      this.numbers[slot] = number + 1;
    }
  }
}

function hash(key: number): number {
  const x = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 15)) >>> 0;
}
