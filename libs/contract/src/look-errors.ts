import { entry, type ErrorEntry } from './error-entry.ts';

/** Errors of skins, capes and avatars. */
export const lookErrors = {
  look_too_large: entry(
    7,
    413,
    ['Файл слишком большой', 'The file is too large'],
    ['Скин или плащ должен быть не больше 2\u00a0МБ.', 'A skin or cape can be up to 2\u00a0MB.'],
  ),
  look_no_png: entry(
    7,
    415,
    ['Это не PNG', "This isn't a PNG"],
    ['Скин или плащ должен быть в формате PNG.', 'Skins and capes must be PNG files.'],
  ),
  look_animated: entry(
    7,
    415,
    ['Анимация не поддерживается', "Animations aren't supported"],
    ['Загрузите картинку без анимации.', 'Upload a still picture.'],
  ),
  skin_size: entry(
    7,
    415,
    ['Неподходящий размер скина', 'Wrong skin size'],
    [
      'Размер скина — 64\u00a0×\u00a064 или 64\u00a0×\u00a032 пикселя либо HD, кратно 64, до 512\u00a0×\u00a0512. У вас {size}.',
      'A skin must be 64\u00a0×\u00a064 or 64\u00a0×\u00a032 pixels, or an HD multiple of that up to 512\u00a0×\u00a0512. Yours is {size}.',
    ],
  ),
  cape_size: entry(
    7,
    415,
    ['Неподходящий размер плаща', 'Wrong cape size'],
    [
      'Размер плаща — 64\u00a0×\u00a032 пикселя либо HD, кратно 64, до 512\u00a0×\u00a0256. У вас {size}.',
      'A cape must be 64\u00a0×\u00a032 pixels, or an HD multiple of that up to 512\u00a0×\u00a0256. Yours is {size}.',
    ],
  ),
  avatar_unsupported: entry(
    7,
    415,
    ['Такой файл не подойдёт', "This file type isn't supported"],
    ['Для аватара подойдут JPEG, PNG и WebP.', 'An avatar must be a JPEG, PNG or WebP picture.'],
  ),
  avatar_too_small: entry(
    7,
    415,
    ['Картинка слишком маленькая', 'The picture is too small'],
    [
      'Для аватара нужно не меньше 64\u00a0×\u00a064 пикселей. У вас {size}.',
      'An avatar must be at least 64\u00a0×\u00a064 pixels. Yours is {size}.',
    ],
  ),
  avatar_crop_outside: entry(
    1,
    422,
    ['Рамка выходит за край', 'The frame is outside the picture'],
    ['Передвиньте рамку на картинку и сохраните снова.', 'Move the frame onto the picture and save again.'],
  ),
  avatar_no_previous: entry(
    5,
    409,
    ['Прежнего аватара нет', 'No previous avatar'],
    ['Вернуть нечего. Загрузите новый аватар.', "There's nothing to restore. Upload a new avatar."],
  ),
} as const satisfies Record<string, ErrorEntry>;
