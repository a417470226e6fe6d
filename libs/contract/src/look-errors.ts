import { entry, type ErrorEntry } from './error-entry.ts';

/** Errors of skins, capes and avatars. */
export const lookErrors = {
  look_too_large: entry(
    7,
    413,
    ['Файл слишком тяжёлый', 'The file is too large'],
    ['Скин или плащ должен быть не больше 2 МБ.', 'A skin or a cape must be 2 MB at most.'],
  ),
  look_no_png: entry(
    7,
    415,
    ['Это не PNG', 'This is not a PNG'],
    ['Скины и плащи бывают только в формате PNG.', 'Skins and capes come as PNG alone.'],
  ),
  look_animated: entry(
    7,
    415,
    ['Анимация не поддерживается', 'Animations are not supported'],
    ['Загрузите неподвижную картинку.', 'Upload a still picture.'],
  ),
  skin_size: entry(
    7,
    415,
    ['У скина не тот размер', 'The skin has the wrong size'],
    [
      'Скин должен быть 64 × 64 или 64 × 32 пикселя либо крупнее в целое число раз, до 512 × 512. У вас {size}.',
      'A skin must have 64 × 64 or 64 × 32 pixels, or a whole multiple of that, up to 512 × 512. Yours has {size}.',
    ],
  ),
  cape_size: entry(
    7,
    415,
    ['У плаща не тот размер', 'The cape has the wrong size'],
    [
      'Плащ должен быть 64 × 32 пикселя либо крупнее в целое число раз, до 512 × 256. У вас {size}.',
      'A cape must have 64 × 32 pixels, or a whole multiple of that, up to 512 × 256. Yours has {size}.',
    ],
  ),
  avatar_unsupported: entry(
    7,
    415,
    ['Такой файл загрузить нельзя', 'This kind of file cannot be uploaded'],
    ['Для аватара подойдут картинки JPEG, PNG и WebP.', 'Avatars are made of pictures in JPEG, PNG or WebP.'],
  ),
  avatar_too_small: entry(
    7,
    415,
    ['Картинка слишком маленькая', 'The picture is too small'],
    [
      'Для аватара нужно хотя бы 64 × 64 пикселя. У вас {size}.',
      'An avatar needs 64 × 64 pixels at least. Yours has {size}.',
    ],
  ),
  avatar_crop_outside: entry(
    1,
    422,
    ['Рамка выходит за край', 'The frame leaves the picture'],
    ['Передвиньте рамку на картинку и сохраните снова.', 'Move the frame onto the picture and save again.'],
  ),
  avatar_no_previous: entry(
    5,
    409,
    ['Возвращаться не к чему', 'There is nothing to go back to'],
    ['Прежнего аватара нет.', 'There is no previous avatar.'],
  ),
} as const satisfies Record<string, ErrorEntry>;
