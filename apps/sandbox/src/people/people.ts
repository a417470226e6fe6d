import type { JsonFile } from '../json-file.ts';

/** A simulated person, the same at every provider and in every messenger. */
export interface Person {
  id: number;
  name: string;
  email: string | null;
}

const SAMPLES: readonly Person[] = [
  { id: 1, name: 'Mira', email: 'mira@mail.example' },
  { id: 2, name: 'Daichi', email: 'daichi@mail.example' },
  { id: 3, name: 'Лена', email: 'lena@mail.example' },
  { id: 4, name: 'Ghost', email: null },
];
const LONGEST_NAME = 40;
const MOST = 1000;

/** How each service numbers people. VK ID and the VK bot use the same number, as the real services do. */
const SUBJECTS = {
  vk: ({ id }: Person) => String(510_000_000 + id),
  telegram: ({ id }: Person) => String(620_000_000 + id),
  google: ({ id }: Person) => `10${String(id).padStart(19, '0')}`,
  yandex: ({ id }: Person) => String(73_000_000 + id),
  discord: ({ id }: Person) => `84${String(id).padStart(16, '0')}`,
  youtube: ({ id }: Person) => `UC${String(id).padStart(22, '0')}`,
  steam: ({ id }: Person) => String(76_561_198_000_000_000n + BigInt(id)),
};
export type Service = keyof typeof SUBJECTS;
export const SERVICES = Object.keys(SUBJECTS) as Service[];

export const subjectOf = (person: Person, service: Service): string => SUBJECTS[service](person);

/** Simulated people: samples, and those created by name. */
export function createPeople(file: JsonFile<Person[]>) {
  const people = file.load() ?? [...SAMPLES];
  return {
    all: (): readonly Person[] => people,
    find: (id: string) => people.find((person) => String(person.id) === id) ?? null,
    bySubject: (service: Service, subject: string) =>
      people.find((person) => subjectOf(person, service) === subject) ?? null,
    /** Finds or creates the person with this name. Null if the name is invalid. */
    invent(typed: string): Person | null {
      const name = typed.trim();
      if (name === '' || name.length > LONGEST_NAME || people.length >= MOST) return null;
      const known = people.find((person) => person.name === name);
      if (known) return known;
      const id = people.length + 1;
      const person = { id, name, email: `person-${id}@mail.example` };
      people.push(person);
      file.save(people);
      return person;
    },
  };
}

export type People = ReturnType<typeof createPeople>;
