function define_0(S,you,hue_0){
  return (S[15+hue_0*6]===0?0:rowEnd(S,15+hue_0*6));
}

function to_0(S,you,hue_1){
  rowSort(S,15+hue_1*6);
  if((S[15+hue_1*6]>=(S[2]+1|0))){
    S[13+hue_1]=S[15+hue_1*6+1];
  }
  if(S[15+hue_1*6]>0){
    const w_2=rowLast(S,15+hue_1*6);
    countsAdd(S,27,w_2-1,1);
  }
  const what_3=checkRange(S[34+(you*2|0)],1,6,4);
  rowAdd(S,15,(S[2]+1|0),what_3,5);
}

function settle(S){
}
